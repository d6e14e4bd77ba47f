"""Calamities, as the strategist of this game bears them and makes others bear them."""
