/** Storing images outside of a browser: what a command needs of the admin's uploads. */
export { DataError } from "../errors/DataError.ts";
export { withoutMetadata } from "./images/withoutMetadata.ts";
export { type PreparedUpload, prepareUpload } from "./prepareUpload.ts";
export { type Bucket, buckets } from "./uploadRepository.ts";
