<?php

// The documents of the build take the place of views, but Laravel's response factory needs the setting.
return ['paths' => [], 'compiled' => storage_path('framework/views')];
