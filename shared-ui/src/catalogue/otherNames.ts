// The title of a page ends with other names of its subject: "Dialog (modal, popup)". Search finds them.

/** "Dialog (modal, popup)" as "Dialog". */
export const withoutOtherNames = (title: string) => title.replace(/ \(.*\)$/, "");

/** "Dialog (modal, popup)" as "modal, popup"; undefined without other names. */
export const otherNames = (title: string) => / \((.*)\)$/.exec(title)?.[1];
