import { createMemoryAdminRepositories } from "../testing/createMemoryRepositories.ts";
import { describeSessionRepository } from "./sessionRepository.contract.ts";
import { memoryRecoveryCode } from "./sessionRepository.memory.ts";

describeSessionRepository("memory", async () => {
	const admin = { email: "raka@example.com", password: "kopi-tubruk" };
	const stranger = { email: "tamu@example.com", password: "teh-botol" };
	const repositories = createMemoryAdminRepositories({
		accounts: [
			{ ...admin, id: "1", name: "Raka", isAdmin: true },
			{ ...stranger, id: "2", name: "Admin", isAdmin: false },
		],
	});
	return {
		session: repositories.session,
		admin,
		stranger,
		recoveryCode: async () => memoryRecoveryCode,
		cutLine: () => repositories.failWith("offline"),
	};
});
