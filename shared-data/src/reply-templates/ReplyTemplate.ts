import type { EditableEntity } from "../client/table/tableRepository.ts";
/** A row of `reply_templates`: the admin's text for answers to enquiries. */
export interface ReplyTemplate extends EditableEntity {
	/** One line, shown in menus; unique. */
	name: string;
	/** One line. {name} and {service} are filled in, here and in the body. */
	subject: string;
	body: string;
	/** Higher appears first. */
	displayOrder: number;
}

/** The fields of a template that its form writes. */
export type ReplyTemplateDraft = Pick<ReplyTemplate, "name" | "subject" | "body">;
