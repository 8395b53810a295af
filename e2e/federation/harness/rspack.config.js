import { federatedHost } from "../../../rspack.shared.js";

// The host's browser build alone: the harness has no server.
export default federatedHost({ dir: import.meta.dirname, port: 4000 })()[0];
