export { type Caller, createFairQueue, type FairQueue, Overloaded } from "./createFairQueue.ts";
export { networkOf } from "./networkOf.ts";
