# Phase 12: civilization advances, and the hand limit.
