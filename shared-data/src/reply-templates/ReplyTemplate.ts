import type { EditableEntity } from "../client/table/tableRepository.ts";
/** A row of `reply_templates`: a text that the admin answers enquiries with. */
export interface ReplyTemplate extends EditableEntity {
	/** One line, shown in menus; no other template has it. */
	name: string;
	/** One line. {name} and {service} are filled in, here and in the body. */
	subject: string;
	body: string;
	/** Higher appears first. */
	displayOrder: number;
}

/** The fields of a template that its form writes. */
export type ReplyTemplateDraft = Pick<ReplyTemplate, "name" | "subject" | "body">;
