import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeReplyTemplateRepository } from "./replyTemplateRepository.contract.ts";
import { createMemoryReplyTemplateRepository } from "./replyTemplateRepository.memory.ts";

describeReplyTemplateRepository("memory", async () => createMemoryReplyTemplateRepository(new MemoryStore({})));
