-- The total of a filter walks an index alone, but only over pages that were vacuumed since their counts changed: a thousand
-- keywords deleted and restored a few times doubled what a filtered page of a million costs.
ALTER TABLE keyword_filter_counts SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
