/** Files that outlive the process: for Node only, never for a browser. */
export { describeProcess, isRunning, type ProcessInfo } from "./processes.ts";
export { isDiskFull, syncFolder, syncToDisk, writeFileDurably, writeFolderDurably } from "./writeDurably.ts";
