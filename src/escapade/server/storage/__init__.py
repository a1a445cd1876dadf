"""The database: schema, store, journal, migrations, copies, and which node is in charge of which table."""
