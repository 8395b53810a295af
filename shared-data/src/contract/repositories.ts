import type { EssayRepository } from "../essays/essayRepository.ts";
import type { HireRequestRepository } from "../hire-requests/hireRequestRepository.ts";
import type { JobReader, JobRepository } from "../jobs/jobRepository.ts";
import type { ProfileReader, ProfileRepository } from "../profile/profileRepository.ts";
import type { ProjectReader, ProjectRepository } from "../projects/projectRepository.ts";
import type { SessionRepository } from "../session/sessionRepository.ts";

/** What a visitor's page may read. */
export interface PublicRepositories {
	projects: ProjectReader;
	jobs: JobReader;
	profile: ProfileReader;
}

/** What the owner's screens may read and change. */
export interface AdminRepositories {
	session: SessionRepository;
	projects: ProjectRepository;
	essays: EssayRepository;
	jobs: JobRepository;
	profile: ProfileRepository;
	hireRequests: HireRequestRepository;
}
