"""What `make lint` checks of the architecture beyond the contracts that import-linter brings along.

Each module is a contract type of its own, registered in `pyproject.toml` (`contract_types`) and run by
`lint-imports` with all others. The graph that they read knows every import: those inside functions and
below `TYPE_CHECKING`, too.
"""
