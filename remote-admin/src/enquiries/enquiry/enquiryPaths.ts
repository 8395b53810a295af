import type { EnquiryEntity } from "@site/shared-data";

/** The path of an enquiry's details, which have no page. */
export const enquiryPath = (entity: EnquiryEntity | ":entity", id: string) => `/admin/enquiries/${entity}/${id}`;

export const convertMessagePath = (id: string) => `/admin/contacts/${id}/hire-request`;
