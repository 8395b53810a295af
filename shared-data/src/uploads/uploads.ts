/** Storing images outside of a browser: the part of the admin's uploads that commands need. */
export { DataError } from "../errors/DataError.ts";
export { withoutMetadata } from "./images/withoutMetadata.ts";
export { type PreparedUpload, prepareUpload } from "./prepareUpload.ts";
export { type Bucket, buckets } from "./uploadRepository.ts";
