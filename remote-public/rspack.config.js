import { federatedRemote } from "../rspack.shared.js";

export default federatedRemote({ dir: import.meta.dirname, port: 4001 });
