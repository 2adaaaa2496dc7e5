-- The pages are compressed already; trying again took as long as writing them.
ALTER TABLE refresh_pages ALTER COLUMN page SET STORAGE EXTERNAL;
