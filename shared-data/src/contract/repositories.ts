import type { ContactRepository, ContactSender } from "../contacts/contactRepository.ts";
import type { EssayReader, EssayRepository } from "../essays/essayRepository.ts";
import type { HireRequestRepository, HireRequestSender } from "../hire-requests/hireRequestRepository.ts";
import type { JobReader, JobRepository } from "../jobs/jobRepository.ts";
import type { ProfileReader, ProfileRepository } from "../profile/profileRepository.ts";
import type { ProjectReader, ProjectRepository } from "../projects/projectRepository.ts";
import type { SearchReader } from "../search/searchReader.ts";
import type { SessionRepository } from "../session/sessionRepository.ts";
import type { UploadRepository } from "../uploads/uploadRepository.ts";

/** What a visitor's page may read and send. */
export interface PublicRepositories {
	projects: ProjectReader;
	essays: EssayReader;
	jobs: JobReader;
	profile: ProfileReader;
	contacts: ContactSender;
	hireRequests: HireRequestSender;
	search: SearchReader;
}

/** What the admin's screens may read and change. */
export interface AdminRepositories {
	session: SessionRepository;
	projects: ProjectRepository;
	essays: EssayRepository;
	jobs: JobRepository;
	profile: ProfileRepository;
	contacts: ContactRepository;
	hireRequests: HireRequestRepository;
	uploads: UploadRepository;
}
