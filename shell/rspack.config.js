import { federatedHost } from "../rspack.shared.js";

export default federatedHost({ dir: import.meta.dirname, port: 4000, worker: "./server/worker/worker.ts", hasFonts: true });
