import { federatedRemote } from "../scripts/build/rspack.shared.js";

export default federatedRemote({ dir: import.meta.dirname, port: 4001 });
