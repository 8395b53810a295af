#!/bin/sh
# Does what the official image does at a first start with the variables of deploy/compose.yaml.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
	printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
	initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 > /dev/null
	rm /tmp/password
	echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
	pg_ctl --wait --options="-c listen_addresses=''" start > /dev/null
	createdb --username="$POSTGRES_USER" "$POSTGRES_USER"
	pg_ctl --wait --mode=fast stop > /dev/null
fi
exec postgres -c listen_addresses='*'
