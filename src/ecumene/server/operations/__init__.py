"""What whoever looks after the house needs: logs, measures, known troubles, reports, and releases."""
