-- A picture of the library can get another file; what was said about it stays.
grant update (file, digest, width, height, bytes) on pictures to postrider_app;
