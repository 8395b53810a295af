import type { EnquiryEntity } from "@site/shared-data";

/** The path of the details of an enquiry; it has no page of its own. */
export const enquiryPath = (entity: EnquiryEntity | ":entity", id: string) => `/admin/enquiries/${entity}/${id}`;

export const convertMessagePath = (id: string) => `/admin/contacts/${id}/hire-request`;
