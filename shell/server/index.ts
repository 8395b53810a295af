import { startServer } from "./startServer.ts";

// Cached pages and fetched builds are closed to other accounts.
process.umask(0o077);
void startServer(process.env);
