import type { RemoteModule } from "@site/shared-data";

export { routes } from "./routes.tsx";

export const requires: RemoteModule["requires"] = { contract: 1 };
