import { federatedRemote } from "../scripts/build/rspack.shared.js";

export default federatedRemote({ dir: import.meta.dirname, id: "public", port: 4001, rendersOnServer: true });
