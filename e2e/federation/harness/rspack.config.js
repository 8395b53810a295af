import { federatedHost } from "../../../rspack.shared.js";

// Only the host's browser build, because the harness has no server.
export default federatedHost({ dir: import.meta.dirname, port: 4000 })()[0];
