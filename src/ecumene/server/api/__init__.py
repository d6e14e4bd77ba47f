"""The routes of the house, one module for each thing that people do."""
