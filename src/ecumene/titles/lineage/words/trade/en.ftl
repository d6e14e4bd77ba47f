# Phase 7: trade.
