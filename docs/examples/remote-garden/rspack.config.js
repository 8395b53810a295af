import { federatedRemote } from "@site/build";

export default federatedRemote({ dir: import.meta.dirname, port: 4003 });
