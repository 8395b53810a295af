import type { DatabaseClient } from "./client/DatabaseClient.ts";
import { createDraftRepository } from "./client/table/tableRepository.supabase.ts";
import { createMailRepository } from "./mail/mailRepository.supabase.ts";
import { essayTable } from "./publications/essays/essayTable.ts";
import { createPreviewLinkRepository } from "./publications/previews/previewLinkRepository.supabase.ts";
import { projectTable } from "./publications/projects/projectTable.ts";
import { createRevisionRepository } from "./publications/revisionRepository.supabase.ts";
import type { UnfinishedText, UnfinishedTextDraft, UnfinishedTextSummary } from "./publications/unfinished/UnfinishedText.ts";
import { unfinishedTextTable } from "./publications/unfinished/unfinishedTextTable.ts";
import { createQuoteSettingsRepository } from "./quotes/quoteRepositories.supabase.ts";
import { createRedirectRepository } from "./redirects/redirectRepository.supabase.ts";
import { validateReplyTemplate } from "./reply-templates/replyTemplateRules.ts";
import { replyTemplateTable } from "./reply-templates/replyTemplateTable.ts";
import { createServiceRepository } from "./services/serviceRepositories.supabase.ts";
import { validateServiceCategory } from "./services/serviceRules.ts";
import { serviceCategoryTable } from "./services/serviceTable.ts";
import { createStoredFileRepository } from "./uploads/stored/storedFileRepository.supabase.ts";

/** The repositories of rarely used screens; loaded with the first of them. */
export const createScreenRepositories = (
	database: DatabaseClient,
	objects: Parameters<typeof createStoredFileRepository>[1],
) => ({
	projectRevisions: createRevisionRepository(database, projectTable),
	essayRevisions: createRevisionRepository(database, essayTable),
	previewLinks: createPreviewLinkRepository(database),
	unfinishedTexts: createDraftRepository<UnfinishedText, UnfinishedTextSummary, UnfinishedTextDraft>(
		database,
		unfinishedTextTable,
		() => ({}),
		(entity) => `entity.eq.${entity}`,
	).repository,
	redirects: createRedirectRepository(database),
	mail: createMailRepository(database),
	quoteSettings: createQuoteSettingsRepository(database),
	replyTemplates: createDraftRepository(database, replyTemplateTable, validateReplyTemplate).repository,
	services: createServiceRepository(database),
	files: createStoredFileRepository(database, objects),
	serviceCategories: createDraftRepository(database, serviceCategoryTable, validateServiceCategory).repository,
});
