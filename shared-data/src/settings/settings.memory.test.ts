import { MemoryStore } from "../testing/MemoryStore.ts";
import { describeSettings } from "./settings.contract.ts";
import { createMemorySettingsRepository } from "./settingsRepository.memory.ts";

describeSettings("memory", async () => {
	const settings = createMemorySettingsRepository(new MemoryStore({}));
	return { visitor: settings, admin: settings };
});
