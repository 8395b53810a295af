revoke all on private.visit_hosts from public, anon, authenticated, service_role;
