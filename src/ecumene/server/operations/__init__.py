"""What the operator of the house needs: logs, metrics, known troubles, reports, and releases."""
