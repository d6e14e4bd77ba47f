"""The house online: accounts, lobby, tables and talk over HTTP and sockets, on one database."""
