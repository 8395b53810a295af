import { createMemoryAdminRepositories } from "../testing/createMemoryAdminRepositories.ts";
import { describeHireRequestRepository } from "./hireRequestRepository.contract.ts";

describeHireRequestRepository("memory", async (hireRequests) => createMemoryAdminRepositories({ hireRequests }).hireRequests);
