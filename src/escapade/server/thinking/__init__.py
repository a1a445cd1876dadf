"""Where bots think: worker processes or a Dask cluster."""
