import { startServer } from "./startServer.ts";

void startServer(process.env);
