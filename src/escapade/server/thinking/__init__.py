"""Runs bots in worker processes or on a Dask cluster."""
