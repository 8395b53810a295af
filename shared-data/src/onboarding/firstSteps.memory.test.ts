import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeFirstSteps } from "./firstSteps.contract.ts";
import { createMemoryFirstSteps } from "./firstSteps.memory.ts";

describeFirstSteps("memory", async () => createMemoryFirstSteps(new MemoryStore({})));
