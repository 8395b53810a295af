/** The form that makes a hire request from a contact message. */
export const convertMessagePath = (id: string) => `/admin/contacts/${id}/hire-request`;
