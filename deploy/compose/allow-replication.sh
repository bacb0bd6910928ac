#!/bin/sh
# Run once by the image of PostgreSQL, when it creates the database: replicas may connect with the password.
echo 'host replication shop all scram-sha-256' >> "$PGDATA/pg_hba.conf"
