import type { DatabaseClient } from "./client/DatabaseClient.ts";
import { createMailRepository } from "./mail/mailRepository.supabase.ts";
import { essayTable } from "./publications/essays/essayTable.ts";
import { createPreviewLinkRepository } from "./publications/previews/previewLinkRepository.supabase.ts";
import { projectTable } from "./publications/projects/projectTable.ts";
import { createRevisionRepository } from "./publications/revisionRepository.supabase.ts";
import { createRedirectRepository } from "./redirects/redirectRepository.supabase.ts";
import { createReplyTemplateRepository } from "./reply-templates/replyTemplateRepository.supabase.ts";
import { createServiceCategoryRepository, createServiceRepository } from "./services/serviceRepositories.supabase.ts";

/** The repositories of screens that the admin opens now and then; loaded with the first of them. */
export const createScreenRepositories = (database: DatabaseClient) => ({
	projectRevisions: createRevisionRepository(database, projectTable),
	essayRevisions: createRevisionRepository(database, essayTable),
	previewLinks: createPreviewLinkRepository(database),
	redirects: createRedirectRepository(database),
	mail: createMailRepository(database),
	replyTemplates: createReplyTemplateRepository(database),
	services: createServiceRepository(database),
	serviceCategories: createServiceCategoryRepository(database),
});
