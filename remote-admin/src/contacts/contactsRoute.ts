import { revalidatesUnlessOpened } from "../inbox/revalidatesUnlessOpened.ts";
import { ContactsScreen } from "./ContactsScreen.tsx";
import { openedContact } from "./contactList.ts";
import { contactsAction } from "./contactsAction.ts";
import { contactsLoader } from "./contactsLoader.ts";

export const loader = contactsLoader;
export const action = contactsAction;
export const Component = ContactsScreen;
export const shouldRevalidate = revalidatesUnlessOpened(openedContact);
