import { federatedRemote } from "../scripts/build/rspack.shared.js";

export default federatedRemote({ dir: import.meta.dirname, id: "admin", port: 4002, rendersOnServer: false });
