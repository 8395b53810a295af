/** Takes the changes of a person; it has no page. */
export const personPath = "/admin/person";
