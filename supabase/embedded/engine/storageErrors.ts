import { isDiskFull } from "@site/shared-data/files";

/** The body of an error in Supabase Storage's format. */
export const storageError = (status: number, error: string, message: string) => ({ statusCode: String(status), error, message });

/**
 * Explains why the engine failed a storage request: an error of the file system, or a body that is no form.
 * Undefined for other failures.
 */
export async function findStorageError(request: Request, failure: unknown) {
	const { code } = (failure ?? {}) as NodeJS.ErrnoException;
	if (isDiskFull(failure)) return storageError(507, "InsufficientStorage", "The site's disk is full; the file was not stored.");
	if (code === "ENAMETOOLONG") return storageError(400, "Invalid key", "The file's name is too long.");
	if (code === "ENOENT" && request.method === "GET") return storageError(404, "not_found", "Object not found");
	if (["ENOTDIR", "EISDIR", "EEXIST", "ENOTEMPTY"].includes(code ?? "")) {
		return storageError(409, "Duplicate", "A file and a folder cannot have the same name.");
	}
	const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
	if (code === undefined && isForm && !(await hasFile(request))) {
		return storageError(400, "InvalidRequest", 'The body is no form with a file in its field "file".');
	}
	return undefined;
}

const hasFile = async (request: Request) => {
	try {
		return (await request.formData()).get("file") instanceof Blob;
	} catch {
		return false;
	}
};
