// On a busy machine a page takes more than a second to appear. Only failing tests wait that long.
require("@testing-library/dom").configure({ asyncUtilTimeout: 5000 });
