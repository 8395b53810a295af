import { federatedRemote } from "@site/scripts";

export default federatedRemote({ dir: import.meta.dirname, port: 4003 });
