import { describeTableRights } from "./describeTableRights.ts";

// One that visitors read, one that they write; inside.test tries all in SQL, everyTable.test over HTTP.
describeTableRights(["projects", "contacts"]);
