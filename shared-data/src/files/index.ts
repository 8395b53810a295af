/** Durable files: for Node only, never for a browser. */
export { createDraftPath, finishDraft } from "./drafts.ts";
export { describeProcess, isRunning, type ProcessInfo } from "./processes.ts";
export { isDiskFull, syncFolder, syncToDisk, writeFileDurably, writeFolderDurably } from "./writeDurably.ts";
