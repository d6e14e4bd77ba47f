# Phase 10: special abilities.
