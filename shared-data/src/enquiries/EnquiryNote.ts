import type { DraftRepository, EditableEntity } from "../client/table/tableRepository.ts";
import type { EnquiryEntity } from "./EnquiryEvent.ts";

/** A row of `enquiry_notes`: the admin's private note about an enquiry. */
export interface EnquiryNote extends EditableEntity {
	entity: EnquiryEntity;
	entityId: string;
	body: string;
}

/** The fields that the admin writes; only the body can be changed later. */
export type EnquiryNoteDraft = Pick<EnquiryNote, "entity" | "entityId" | "body">;

/** The admin's notes. Every method rejects only with DataError. */
export interface EnquiryNoteRepository extends DraftRepository<EnquiryNote, EnquiryNoteDraft> {
	list(entity: EnquiryEntity, entityId: string): Promise<EnquiryNote[]>;
	/** Deletes a note; succeeds if it is already deleted. */
	delete(id: string): Promise<void>;
}
